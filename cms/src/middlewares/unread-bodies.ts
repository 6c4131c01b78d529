import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';

/** How long a caller who still sends has for reading the answer. */
const lingerMs = 500;

/**
 * Ends a connection after its answer. Node would cut it off at once, and whoever still sends might never see the answer:
 * what comes meanwhile is thrown away.
 */
function endAfterAnswer(req: IncomingMessage): void {
  const { socket } = req;
  const cutOff = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
    req.once('end', cutOff);
    req.resume();
    socket.end();
  };
}

/**
 * Closes the connection of a call whose body was not read to its end. What is left of it would stand before the next
 * request of the connection, which would wait for ever.
 */
const unreadBodies: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    await next();
    if (ctx.req.complete || ctx.res.headersSent) return;
    ctx.set('Connection', 'close');
    endAfterAnswer(ctx.req);
  };
};

export default unreadBodies;
