import { rmSync } from 'node:fs';

/** Runs after the tests that boot a CMS and removes everything they stored. */
export default function down() {
  const folder = process.env.CMS_TESTS_FOLDER;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
