import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Runs before the tests that boot a CMS and creates the folder for everything they store, one for all projects of a
 * run.
 */
export default function up() {
  process.env.CMS_TESTS_FOLDER ??= mkdtempSync(path.join(os.tmpdir(), 'cms-tests-'));
}
