import { useAuth } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { screensPath } from '../../../api';
import { isWebAdminOnly } from './main-menu';

const shell = screensPath.replace('/admin/', '');

/** A screen of Strapi that sends web admins to the shell. */
function redirecting(Screen: ComponentType): ComponentType {
  return function Redirecting() {
    const held = useAuth('WebAdmin', ({ permissions }) => permissions);
    const actions = held.map(({ action }) => action);
    return isWebAdminOnly(actions) ? <Navigate to={`/${shell}`} replace /> : <Screen />;
  };
}

/**
 * Redirects web admins from Strapi's own screens (home, profile, settings, content manager) to ours: they can do nothing
 * there, and the server would refuse them.
 * @param routes of the panel, below its frame; their order and their children stay as they are
 */
export function redirectWebAdmins(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, path = '' } = route;
    if (lazy === undefined || path.startsWith(shell)) continue;
    route.lazy = async () => {
      const loaded = await lazy();
      const { Component } = loaded;
      return Component ? { ...loaded, Component: redirecting(Component) } : loaded;
    };
  }
  return routes;
}
