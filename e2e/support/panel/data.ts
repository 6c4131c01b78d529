import { randomUUID } from 'node:crypto';
import {
  endpoints,
  endpointUrl,
  panelReads,
  panelUrl,
  type EndpointName,
  type Product,
} from '../api/api';
import { record, records, send } from '../api/send';
import type { System } from '../system/system';
import { pictureDataUrl } from '../hostile/picture-data';

interface NewBlog {
  title: string;
  description?: string;
  image?: readonly string[];
  tag?: string;
  category?: string;
}

interface NewContact {
  name: string;
  email?: string;
  phone?: string;
  subject?: string;
  message?: string;
  /** ISO 8601; now by default. An earlier lead comes as from the outbox. */
  acceptedAt?: string;
}

interface NewDemoRequest {
  product: Product;
  name: string;
  email?: string;
  mobile?: string;
  /** As of a contact message. */
  acceptedAt?: string;
}

/** Creates content through the plugin's routes, as admins do, and leads as the function does. */
export class PanelData {
  constructor(
    private readonly system: System,
    /** The session token of an admin with all permissions. */
    private readonly token: string,
  ) {}

  private async call(
    url: string,
    name: EndpointName,
    token: string,
    json?: object,
  ): Promise<string> {
    const answer = await send(`${this.system.settings.cmsUrl}${url}`, {
      method: endpoints[name].method,
      token,
      ...(json === undefined ? {} : { json }),
    });
    if (answer.status > 299) throw new Error(`${name}: ${String(answer.status)} ${answer.text}`);
    return String(record(record(answer.body).result)._id);
  }

  private asAdmin(name: EndpointName, json?: object, id?: string): Promise<string> {
    return this.call(panelUrl(name, id), name, this.token, json);
  }

  private asFunction(name: EndpointName, json: object): Promise<string> {
    return this.call(endpointUrl(name), name, this.system.secrets.CMS_FUNCTION_TOKEN, json);
  }

  /** @returns its id */
  createBlog(blog: NewBlog): Promise<string> {
    const rest = { description: '<p>Text</p>', image: [pictureDataUrl], category: 'Payroll' };
    return this.asAdmin('createblog', { ...rest, ...blog });
  }

  editBlog(id: string, changes: object): Promise<string> {
    return this.asAdmin('editblog', changes, id);
  }

  async deleteBlog(id: string): Promise<void> {
    await this.asAdmin('deleteblogs', undefined, id);
  }

  /** @returns its id */
  createFaq(question: string, description = '<p>An answer</p>'): Promise<string> {
    return this.asAdmin('createfaq', { question, description });
  }

  editFaq(id: string, question: string, description = '<p>An answer</p>'): Promise<string> {
    return this.asAdmin('editfaq', { question, description }, id);
  }

  async deleteFaq(id: string): Promise<void> {
    await this.asAdmin('deletefaq', undefined, id);
  }

  /** @returns its id */
  createContact({ name, ...given }: NewContact): Promise<string> {
    const rest = {
      email: 'visitor@example.com',
      phone: '+41 44 000 00 00',
      subject: 'A question',
      message: 'A message',
    };
    const captcha = { passed: true, nonce: randomUUID() };
    return this.asFunction('createcontactus', { name, ...rest, ...given, captcha });
  }

  /** @returns its id */
  createDemoRequest({ product, name, ...given }: NewDemoRequest): Promise<string> {
    const rest = { email: 'visitor@example.com', mobile: '+41 79 000 00 00' };
    return this.asFunction('createrequestdemo', { product, name, ...rest, ...given });
  }

  /** Deletes all demo requests for a product: other tests of the worker may have left some. */
  async deleteDemoRequests(product: Product): Promise<void> {
    const { cmsUrl } = this.system.settings;
    const query = new URLSearchParams({ product, pageSize: '1000' });
    const list = `${cmsUrl}${panelReads.demoRequests}?${query.toString()}`;
    const { body } = await send(list, { token: this.token });
    for (const { _id } of records(record(body).result)) {
      const url = `${cmsUrl}/web-admin/leads/demo-requests/${String(_id)}`;
      const { status, text } = await send(url, { method: 'DELETE', token: this.token });
      if (status > 299) throw new Error(`${url}: ${text}`);
    }
  }
}
