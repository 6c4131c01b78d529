import { contactBody, readBody } from '../api';

export default function Home() {
  let text = '';
  try {
    readBody(contactBody, { name: 'x' });
  } catch (e) {
    text = String(e);
  }
  return <main>{text}</main>;
}
