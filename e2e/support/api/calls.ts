import { endpoints, endpointUrl, panelReads, type Endpoint, type EndpointName } from './api';
import { expectErrorShape } from './answers';
import { takeInventory, type Inventory } from './inventory';
import { samples, type Fields } from './samples';
import { record, send, type Message } from './send';
import type { System } from '../system/system';

type Row = Inventory['blogs'][number];

/** A valid call, ready to be sent or modified. */
export interface ValidCall {
  url: string;
  method: string;
  /** The token of an admin who may make the call. */
  token: string | undefined;
  sent: Fields;
  /** The id of the entry that the call acts on, or empty. */
  id: string;
}

/** Prepares calls of the contract for an admin who may make all of them. */
export class Caller {
  /** @param token of a Super Admin */
  constructor(
    readonly system: System,
    readonly token: string,
  ) {}

  /**
   * A valid call of an endpoint.
   * @param id of the entry that it acts on; without one, an entry is created
   */
  async call(name: EndpointName, id?: string): Promise<ValidCall> {
    const { body, actsOn } = samples[name];
    const { method, access }: Endpoint = endpoints[name];
    const entry = actsOn === undefined ? '' : (id ?? (await this.make(actsOn)));
    return {
      url: this.url(name, entry),
      method,
      token: access === 'anyone' ? undefined : this.token,
      sent: (await body?.(this.system)) ?? {},
      id: entry,
    };
  }

  url(name: EndpointName, id: string): string {
    return `${this.system.settings.siteUrl}${endpointUrl(name, id === '' ? undefined : id)}`;
  }

  /** Creates an entry. @returns its id */
  async make(name: 'createblog' | 'createfaq'): Promise<string> {
    const { url, method, token, sent } = await this.call(name);
    const { text, body } = await send(url, { method, token, json: sent });
    const { _id: id } = record(record(body).result);
    if (typeof id !== 'string') throw new Error(`${name}: ${text}`);
    return id;
  }

  /** Deletes for ever the blogs and FAQs that an earlier inventory does not contain, those in the trash included. */
  async removeNewEntries(earlier: Inventory): Promise<void> {
    const remove = async (kept: Row[], rows: Row[], urlOf: (id: string) => string) => {
      const ids = new Set(kept.map(({ _id }) => _id));
      for (const { _id } of rows.filter((each) => !ids.has(each._id))) {
        const url = urlOf(String(_id));
        const { status, text } = await send(url, { method: 'DELETE', token: this.token });
        if (status !== 200) throw new Error(`${url}: ${text}`);
      }
    };
    const { blogs, faqs } = await takeInventory(this.system, this.token);
    await remove(earlier.blogs, blogs, (id) => this.url('deleteblogs', id));
    await remove(earlier.faqs, faqs, (id) => this.url('deletefaq', id));
    const { trashedBlogs, trashedFaqs } = await takeInventory(this.system, this.token);
    const { cmsUrl } = this.system.settings;
    await remove(earlier.trashedBlogs, trashedBlogs, (id) => `${cmsUrl}${panelReads.blogs}/${id}`);
    await remove(earlier.trashedFaqs, trashedFaqs, (id) => `${cmsUrl}${panelReads.faqs}/${id}`);
  }
}

/** A valid call as a message; `changes` replace its parts. */
export function messageOf(call: ValidCall, changes: Message = {}): Message {
  const { method, token, sent } = call;
  const hasBody = Object.keys(sent).length > 0 && changes.raw === undefined;
  return { method, token, ...(hasBody ? { json: sent } : {}), ...changes };
}

/**
 * Sends variants of a valid call concurrently. Each refusal must have the error shape.
 * @returns each variant's outcome by name: `201`, `400 invalid_body`
 */
export async function outcomesOf(
  call: ValidCall,
  variants: Readonly<Record<string, Message & { url?: string }>>,
): Promise<Record<string, string>> {
  const answered = Object.entries(variants).map(
    async ([variant, changes]): Promise<[string, string]> => {
      const answer = await send(changes.url ?? call.url, messageOf(call, changes));
      const status = String(answer.status);
      if (answer.status < 400) return [variant, status];
      expectErrorShape(answer, variant);
      return [variant, `${status} ${String(record(answer.body).code)}`];
    },
  );
  return Object.fromEntries<string>(await Promise.all(answered));
}
