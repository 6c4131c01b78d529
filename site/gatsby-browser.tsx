import './src/styles/global.css';

export { wrapPageElement } from './src/components/layout/wrapPageElement';
export { onClientEntry } from './src/components/layout/scroll-restoration';
