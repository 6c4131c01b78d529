// What `startFunctionHost` launches. From here on TypeScript is read.
import { register } from 'tsx/esm/api';

const program = './serve-functions.ts';

register();
await import(program);
