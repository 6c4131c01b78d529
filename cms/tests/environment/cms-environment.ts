import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { Place } from './place';
import { runHere } from './run-here';
import { restoreVariables } from './variables';
import { WorkerCms } from './worker-cms';

/** What a test file is given of the realm in which its CMS runs. */
export interface CmsRealm {
  cms: WorkerCms;
  runHere: typeof runHere;
  /** Loads a file outside of the realm of the test file. */
  load: NodeJS.Require;
  /** The one that the CMS prints with. */
  console: Console;
}

let place: Place | undefined;

function placeOfWorker(): Place {
  const parent = process.env.CMS_TESTS_FOLDER;
  if (parent === undefined) throw new Error('The tests of the CMS have no folder.');
  place ??= new Place(parent);
  return place;
}

/** Not at the top: while Jest loads its environment, packages go through `shared-packages.mjs`. */
const loadStrapi = async () => (await import('@strapi/strapi')).createStrapi;

/**
 * Jest's environment for Node, from which a test file boots real CMSs. Its module is loaded once in a worker, outside of
 * the realms of the files; so is then all that a CMS consists of.
 */
export default class CmsEnvironment extends TestEnvironment {
  private readonly cms: WorkerCms;
  private readonly variables = { ...process.env };
  private readonly now = Date.now;

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    const onPostgres = config.projectConfig.globals.testDatabase === 'postgres';
    this.cms = new WorkerCms(placeOfWorker(), onPostgres, loadStrapi);
    const realm: CmsRealm = { cms: this.cms, runHere, load: createRequire(__filename), console };
    // Frozen, or Jest would take it apart after the file.
    Object.assign(this.global, { cmsRealm: Object.freeze(realm) });
    // The CMS and its drivers tell these by their classes, of which each realm has its own.
    Object.assign(this.global, { Date, Error, TypeError });
    // A CMS reads variables while it runs, too.
    this.global.process.env = process.env;
  }

  /** What takes long the first time is no part of a test's time. */
  override async setup(): Promise<void> {
    await super.setup();
    await this.cms.prepare();
  }

  /** Jest measures the file with the clock of this realm, which tests may have set forward. */
  handleTestEvent({ name }: { name: string }): void {
    if (name === 'run_finish') Date.now = this.now;
  }

  override async teardown(): Promise<void> {
    await this.cms.end();
    restoreVariables(this.variables);
    await super.teardown();
  }
}
