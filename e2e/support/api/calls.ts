import { endpoints, endpointUrl, type Endpoint, type EndpointName } from './api';
import { expectErrorShape } from './answers';
import { takeInventory, type Inventory } from './inventory';
import { samples, type Fields } from './samples';
import { record, send, type Message } from './send';
import type { System } from '../system/system';

type Row = Inventory['blogs'][number];

/** A call that is in order, ready to be sent or to be spoilt. */
export interface GoodCall {
  url: string;
  method: string;
  /** Of someone who may. */
  token: string | undefined;
  sent: Fields;
  /** Of the entry that the call acts on, or empty. */
  id: string;
}

/** Makes the calls of the contract as someone who may make them all. */
export class Caller {
  /** @param token of a Super Admin */
  constructor(
    readonly system: System,
    readonly token: string,
  ) {}

  /**
   * A good call of an endpoint.
   * @param id of the entry that it acts on; one is made where none is given
   */
  async call(name: EndpointName, id?: string): Promise<GoodCall> {
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

  /** Makes an entry. @returns its id */
  async make(name: 'createblog' | 'createfaq'): Promise<string> {
    const { url, method, token, sent } = await this.call(name);
    const { text, body } = await send(url, { method, token, json: sent });
    const { _id: id } = record(record(body).result);
    if (typeof id !== 'string') throw new Error(`${name}: ${text}`);
    return id;
  }

  /** Deletes the blogs and FAQs that are not in an earlier inventory. */
  async removeAllBut(earlier: Inventory): Promise<void> {
    const present = await takeInventory(this.system, this.token);
    const remove = async (name: 'deleteblogs' | 'deletefaq', kept: Row[], rows: Row[]) => {
      const ids = new Set(kept.map(({ _id }) => _id));
      for (const { _id } of rows.filter((each) => !ids.has(each._id))) {
        const { method } = endpoints[name];
        const { status, text } = await send(this.url(name, String(_id)), {
          method,
          token: this.token,
        });
        if (status !== 200) throw new Error(`${name}: ${text}`);
      }
    };
    await remove('deleteblogs', earlier.blogs, present.blogs);
    await remove('deletefaq', earlier.faqs, present.faqs);
  }
}

/** A good call as a message; `changes` take the place of its parts. */
export function messageOf(call: GoodCall, changes: Message = {}): Message {
  const { method, token, sent } = call;
  const hasBody = Object.keys(sent).length > 0 && changes.raw === undefined;
  return { method, token, ...(hasBody ? { json: sent } : {}), ...changes };
}

/**
 * Sends spoilt variants of a good call at the same time. Each refusal must have the error shape.
 * @returns how each was answered, by its name: `201`, `400 invalid_body`
 */
export async function outcomesOf(
  call: GoodCall,
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
