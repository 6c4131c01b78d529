import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { ScreenName } from '../../api';

/** The screens by their place below `/admin/plugins/web-admin/`, each loaded when it is opened. */
export const screens: Record<ScreenName, LazyExoticComponent<ComponentType>> = {
  addblog: lazy(() => import('./pages/AddBlog')),
  allblogs: lazy(() => import('./pages/AllBlogs')),
  allfaqs: lazy(() => import('./pages/AdminFaqs')),
  requestdemos: lazy(() => import('./pages/RequestDemos')),
  contactdetails: lazy(() => import('./pages/ContactDetails')),
  testimonials: lazy(() => import('./pages/Testimonials')),
  createadmin: lazy(() => import('./pages/CreateAdmin')),
  changepassword: lazy(() => import('./pages/ChangePassword')),
  undelivered: lazy(() => import('./pages/Undelivered')),
};
