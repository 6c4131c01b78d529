import { prepareSample } from './system/sample';
import { startShared } from './system/shared';

/** Runs once before all tests: makes what they start from, and starts the system that the public ones share. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await prepareSample();
  const shared = await startShared();
  return () => shared.stop();
}
