import { useAuth } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { screensPath } from '../../../api';
import { hasOwnRoomsOnly } from './main-menu';

const shell = screensPath.replace('/admin/', '');

/** A screen of Strapi, for those who have something to do there; everyone else is led to the shell. */
function forOthers(Screen: ComponentType): ComponentType {
  return function ForOthers() {
    const held = useAuth('WebAdmin', ({ permissions }) => permissions);
    const actions = held.map(({ action }) => action);
    return hasOwnRoomsOnly(actions) ? <Navigate to={`/${shell}`} replace /> : <Screen />;
  };
}

/**
 * Leads web admins from Strapi's own screens (home, profile, settings, content manager) to theirs: nothing there is for them,
 * and what they may not do the server refuses anyway.
 * @param routes those of the panel below its frame; their places in the list, and what is below them, stay as they are
 */
export function keepToOwnRooms(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, path = '' } = route;
    if (lazy === undefined || path.startsWith(shell)) continue;
    route.lazy = async () => {
      const loaded = await lazy();
      const { Component } = loaded;
      return Component ? { ...loaded, Component: forOthers(Component) } : loaded;
    };
  }
  return routes;
}
