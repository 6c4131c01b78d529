import { jsonLines } from '../src/operations/logs/json-lines';
import { logLevel } from '../src/operations/logs/log-level';

export default () => ({ level: logLevel(), format: jsonLines });
