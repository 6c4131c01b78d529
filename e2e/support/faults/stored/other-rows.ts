import { randomUUID } from 'node:crypto';
import { endpoints, endpointUrl, type EndpointName } from '../../api/api';
import { pictureDataUrl } from '../../hostile/picture-data';
import { send, type Answer } from '../../api/send';

const account = { username: 'web.admin', password: 'Correct-Horse-7' };
const blog = {
  title: 'A title',
  description: '<p>Words</p>',
  image: [pictureDataUrl],
  tag: '',
  category: 'HR',
};
const faq = { question: 'Why?', description: '<p>Because.</p>' };

/** A valid body for every endpoint that stores no lead. */
const bodies: Readonly<Partial<Record<EndpointName, object | undefined>>> = {
  adminlogin: account,
  createadmin: account,
  createblog: blog,
  allblogs: undefined,
  editblog: { title: 'Another title' },
  deleteblogs: undefined,
  fetchblogsbycategory: { category: 'HR' },
  createfaq: faq,
  allfaqs: undefined,
  editfaq: faq,
  deletefaq: undefined,
  requestdemosforproduct: { product: 'Dc3' },
  getcontactus: undefined,
};

const isEndpointName = (name: string): name is EndpointName => name in endpoints;

/** The endpoints that store no lead. */
export const otherRows: readonly EndpointName[] = Object.keys(bodies).filter(isEndpointName);

/** Calls one of them with a token that looks like a session's. */
export async function callRow(
  siteUrl: string,
  name: EndpointName,
): Promise<Answer & { milliseconds: number }> {
  const { method, path } = endpoints[name];
  const began = Date.now();
  const answer = await send(
    `${siteUrl}${endpointUrl(name, path.includes('{id}') ? 'abc123' : undefined)}`,
    { method, token: randomUUID(), ...(bodies[name] === undefined ? {} : { json: bodies[name] }) },
  );
  return { ...answer, milliseconds: Date.now() - began };
}
