import { endpoints, type Endpoint, type EndpointName } from './api';
import { Caller, messageOf, outcomesOf, type GoodCall } from './calls';
import { takeInventory, type Inventory } from './inventory';
import { samples } from './samples';
import { type Answer, type Message, send } from './send';
import { logSuperAdminIn } from '../panel/sessions';
import { expect, test } from '../system/own-test';

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** All rows of the contract. */
export const names = Object.keys(endpoints).filter(isEndpointName);

/** What the tests of a row are called. */
export const titleOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

/** The content type of a row's body, if it has one. */
export function jsonHead(name: EndpointName): Record<string, string> {
  const { body }: Endpoint = endpoints[name];
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

/**
 * What was sent for a field is in order, for all its form tells; what is in it is judged later, and refused.
 * Of the other fields and calls the good outcome is that of a good call.
 */
const judgedLater: Readonly<Record<string, string>> = {
  'adminlogin.username': '401 wrong_credentials',
  'adminlogin.password': '401 wrong_credentials',
  'createcontactus.captcha': '400 captcha_failed',
};

/** How a call is answered when the form of a field is in order, whatever is in it. */
export const passed = (name: EndpointName, field: string): string =>
  judgedLater[`${name}.${field}`] ?? String(samples[name].status);

type Variants = Readonly<Record<string, Message & { url?: string }>>;

/** The system as the tests of one file call it, with one blog and one FAQ for them to act upon. */
export class Suite {
  private readonly entries = { createblog: '', createfaq: '' };

  private constructor(
    readonly caller: Caller,
    private readonly before: Inventory,
  ) {}

  static async begin(system: Caller['system']): Promise<Suite> {
    const token = await logSuperAdminIn(system);
    const caller = new Caller(system, token);
    const suite = new Suite(caller, await takeInventory(system, token));
    for (const kind of ['createblog', 'createfaq'] as const) {
      suite.entries[kind] = await caller.make(kind);
    }
    return suite;
  }

  /** Leaves the entries and files as they were: the public pages show them, and other tests count them. */
  async end(): Promise<void> {
    await this.caller.removeAllBut(this.before);
    const { blogs, faqs, files } = await this.inventory();
    const { before } = this;
    expect({ blogs, faqs, files }).toEqual({
      blogs: before.blogs,
      faqs: before.faqs,
      files: before.files,
    });
  }

  inventory(): Promise<Inventory> {
    return takeInventory(this.caller.system, this.caller.token);
  }

  /** A good call that acts upon the file's own entry. */
  goodCall(name: EndpointName): Promise<GoodCall> {
    const { actsOn } = samples[name];
    return this.caller.call(name, actsOn && this.entries[actsOn]);
  }

  /** Whatever is called meanwhile must leave nothing behind. One inventory for many calls: it costs more than they do. */
  async leavingNothing<T>(calls: () => Promise<T>): Promise<T> {
    const present = await this.inventory();
    const result = await calls();
    expect(await this.inventory()).toEqual(present);
    return result;
  }

  /** Sends one spoilt variant of a good call, which must leave nothing behind. */
  refused(call: GoodCall, changes: Message): Promise<Answer> {
    return this.leavingNothing(() => send(call.url, messageOf(call, changes)));
  }

  /** Sends spoilt variants of a good call: all of them are answered like this, and leave nothing behind. */
  async expectAllRefused(
    name: EndpointName,
    variants: Variants,
    outcome: string | RegExp,
  ): Promise<void> {
    const call = await this.goodCall(name);
    const outcomes = await this.leavingNothing(() => outcomesOf(call, variants));
    const expected = typeof outcome === 'string' ? outcome : expect.stringMatching(outcome);
    expect(outcomes).toEqual(
      Object.fromEntries(Object.keys(variants).map((variant) => [variant, expected])),
    );
  }
}

/** Begins a suite before the tests of a file and ends it after them. */
export function useSuite(): () => Suite {
  let suite: Suite | undefined;
  test.beforeAll(async ({ system }) => {
    suite = await Suite.begin(system);
  });
  test.afterAll(async () => {
    await suite?.end();
  });
  return () => {
    if (suite === undefined) throw new Error('The suite has not begun.');
    return suite;
  };
}
