import { prepareSample } from './system/sample';
import { startShared } from './system/shared';

/** Runs once before all tests: prepares the sample and starts the system that the public tests share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await prepareSample();
  const shared = await startShared();
  return () => shared.stop();
}
