import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { Place } from './place';
import { runHere } from './run-here';
import { restoreVariables } from './variables';
import { WorkerCms } from './worker-cms';

/** What a test file gets from the realm in which its CMS runs. */
export interface CmsRealm {
  cms: WorkerCms;
  runHere: typeof runHere;
  /** Loads a file outside the realm of the test file. */
  load: NodeJS.Require;
  /** The console that the CMS prints to. */
  console: Console;
  /** From now on, `new Date()` says what `Date.now` says, also in Strapi's own code: a test moves what it writes. */
  datesFollowClock: () => void;
  /** The global object of that realm. */
  outside: typeof globalThis;
}

/** The clock of the machine. Tests move `Date.now` forward. */
const { now } = Date;
const machineDate = Date;
const { setTimeout: machineTimeout } = globalThis;

function datesFollowClock(): void {
  globalThis.Date = new Proxy(machineDate, {
    construct(target, values: unknown[], made) {
      const given = values.length === 0 ? [target.now()] : values;
      const date: unknown = Reflect.construct(target, given, made);
      if (date instanceof target) return date;
      throw new TypeError('This is no date.');
    },
  });
}

/** Undoes what a test file has changed. */
function resetRealm(): void {
  machineDate.now = now;
  globalThis.Date = machineDate;
  globalThis.setTimeout = machineTimeout;
}

let place: Place | undefined;

function placeOfWorker(): Place {
  const parent = process.env.CMS_TESTS_FOLDER;
  if (parent === undefined) throw new Error('The tests of the CMS have no folder.');
  place ??= new Place(parent);
  return place;
}

/** Not at the top of the file: packages that Jest loads with its environment go through `shared-packages.mjs`. */
const loadStrapi = async () => (await import('@strapi/strapi')).createStrapi;

/**
 * Jest's environment for Node in which a test file boots real CMSs. Each worker loads this module once, outside the
 * realms of the test files, and with it all code of the CMS.
 */
export default class CmsEnvironment extends TestEnvironment {
  private readonly cms: WorkerCms;
  private readonly variables = { ...process.env };

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    // Whatever an earlier file still did after its end.
    resetRealm();
    const onPostgres = config.projectConfig.globals.testDatabase === 'postgres';
    this.cms = new WorkerCms(placeOfWorker(), onPostgres, loadStrapi);
    const realm: CmsRealm = {
      cms: this.cms,
      runHere,
      load: createRequire(__filename),
      console,
      datesFollowClock,
      outside: globalThis,
    };
    // Frozen, or Jest would dismantle it after the file.
    Object.assign(this.global, { cmsRealm: Object.freeze(realm) });
    // The CMS and its drivers check for these classes with `instanceof`, and each realm has its own.
    Object.assign(this.global, { Date, Error, TypeError });
    // A CMS also reads variables while it runs.
    this.global.process.env = process.env;
  }

  /** Makes the slow first start here, so that it does not count as time of a test. */
  override async setup(): Promise<void> {
    await super.setup();
    await this.cms.prepare();
  }

  /** Jest measures the file with the clock of this realm, which tests may have moved forward. */
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'run_finish') resetRealm();
  }

  override async teardown(): Promise<void> {
    await this.cms.end();
    restoreVariables(this.variables);
    await super.teardown();
  }
}
