import { endpoints, type Endpoint, type EndpointName } from './api';
import { Caller, messageOf, outcomesOf, type ValidCall } from './calls';
import { takeInventory, type Inventory } from './inventory';
import { samples } from './samples';
import { type Answer, type Message, send } from './send';
import { logSuperAdminIn } from '../panel/sessions';
import { expect, test } from '../system/own-test';

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** All endpoints of the contract. */
export const names = Object.keys(endpoints).filter(isEndpointName);

/** An endpoint's name in test titles. */
export const titleOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;

/** The content type header for an endpoint's body, if it has one. */
export function jsonHead(name: EndpointName): Record<string, string> {
  const { body }: Endpoint = endpoints[name];
  return body === undefined ? {} : { 'content-type': 'application/json' };
}

/**
 * Outcomes for fields whose value is well-formed but refused later because of its content. For all other fields the
 * outcome is that of a valid call.
 */
const refusedLater: Readonly<Record<string, string>> = {
  'adminlogin.username': '401 wrong_credentials',
  'adminlogin.password': '401 wrong_credentials',
  'createcontactus.captcha': '400 captcha_failed',
};

/** The outcome of a call whose field is well-formed, whatever it contains. */
export const passed = (name: EndpointName, field: string): string =>
  refusedLater[`${name}.${field}`] ?? String(samples[name].status);

type Variants = Readonly<Record<string, Message & { url?: string }>>;

/** The system for the tests of one file, with one blog and one FAQ to act on. */
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

  /** Restores the entries and files, because other tests count them. */
  async end(): Promise<void> {
    await this.caller.removeNewEntries(this.before);
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

  /** A valid call that acts on the file's own entry. */
  validCall(name: EndpointName): Promise<ValidCall> {
    const { actsOn } = samples[name];
    return this.caller.call(name, actsOn && this.entries[actsOn]);
  }

  /** Expects that the calls store nothing. One inventory serves many calls, because it takes longer than they do. */
  async expectNothingStored<T>(calls: () => Promise<T>): Promise<T> {
    const present = await this.inventory();
    const result = await calls();
    expect(await this.inventory()).toEqual(present);
    return result;
  }

  /** Sends an invalid variant of a valid call, which must store nothing. */
  refused(call: ValidCall, changes: Message): Promise<Answer> {
    return this.expectNothingStored(() => send(call.url, messageOf(call, changes)));
  }

  /** Sends invalid variants of a valid call and expects this outcome for all, with nothing stored. */
  async expectAllRefused(
    name: EndpointName,
    variants: Variants,
    outcome: string | RegExp,
  ): Promise<void> {
    const call = await this.validCall(name);
    const outcomes = await this.expectNothingStored(() => outcomesOf(call, variants));
    const expected = typeof outcome === 'string' ? outcome : expect.stringMatching(outcome);
    expect(outcomes).toEqual(
      Object.fromEntries(Object.keys(variants).map((variant) => [variant, expected])),
    );
  }
}

/** Starts a suite before the tests of a file and ends it after them. */
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
