// Prepares what the browser tests start from, while other parts of `npm test` are under way.
import { prepareSample } from './system/sample';

await prepareSample();
