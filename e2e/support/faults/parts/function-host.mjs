// The program that `startFunctionHost` launches. It registers the TypeScript loader.
import { register } from 'tsx/esm/api';

const program = './serve-functions.ts';

register();
await import(program);
