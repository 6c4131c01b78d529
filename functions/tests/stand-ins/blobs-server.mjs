// Runs the store of Netlify's own tools in a separate process, which ends with its parent. Arguments: folder and token.
import { BlobsServer } from '@netlify/blobs/server';

const [, , directory, token] = process.argv;
const server = new BlobsServer({ directory, token });
const { port } = await server.start();
process.on('disconnect', () => process.exit());
process.send(port);
