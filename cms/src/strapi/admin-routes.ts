import type { Core } from '@strapi/strapi';
import { objectsOf, type Data } from './untyped-rows';

/** What runs before Strapi's own route handlers, once the caller is known. */
const guards: Readonly<Record<string, string>> = {
  'PUT /users/me': 'global::own-account',
  'PUT /users/:id': 'global::users-page',
  'POST /reset-password': 'global::password-by-link',
  'POST /register': 'global::password-by-link',
  'POST /access-token': 'global::renewal',
};

const at = (value: unknown, name: string): unknown => objectsOf(value)[0]?.[name];

function addTo(route: Data, guard: string): void {
  const config = objectsOf(route.config)[0] ?? {};
  const others = [config.middlewares ?? []].flat();
  // The routes are objects of the package: a second CMS in one process finds them already changed.
  if (!others.includes(guard)) route.config = { ...config, middlewares: [...others, guard] };
}

/**
 * Puts the guards before the handlers of their routes. Call it before the routes are mounted.
 * @throws Error when this version of Strapi has no such route: without its guard, the CMS must not start
 */
export function guardRoutes(strapi: Core.Strapi): void {
  const routes = objectsOf(at(at(strapi.admin.routes, 'admin'), 'routes'));
  for (const [name, guard] of Object.entries(guards)) {
    const route = routes.find(({ method, path }) => `${String(method)} ${String(path)}` === name);
    if (route === undefined)
      throw new Error(`This version of Strapi has no ${name} as we guard it.`);
    addTo(route, guard);
  }
}
