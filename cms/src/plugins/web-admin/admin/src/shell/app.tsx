import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { ScreenName } from '../../../api';
import { InboxProvider } from '../inbox/summary/summary-provider';
import { PublishingBanner } from '../publishing/publishing-banner';
import { PublishingProvider } from '../publishing/publishing-provider';
import { mayReadSite } from '../publishing/site-reading';
import { permissionAction } from '../../../server/src/permissions';
import { allOf, articleEntry, openSections, peopleEntry, sections } from './menu';
import { SideNav } from './navigation';
import { TopBar } from './top-bar';

/** The screens by their path below `/admin/plugins/web-admin/`, each loaded when it is opened. */
const screens: Record<ScreenName, LazyExoticComponent<ComponentType>> = {
  leads: lazy(() => import('../inbox/inbox')),
  replytemplates: lazy(() => import('../inbox/templates/templates')),
  addblog: lazy(() => import('../blog/add-blog')),
  allblogs: lazy(() => import('../blog/all-blogs')),
  blogs: lazy(() => import('../blog/article')),
  allfaqs: lazy(() => import('../faq/admin-faqs')),
  planned: lazy(() => import('../schedule/planned')),
  categories: lazy(() => import('../addresses/categories')),
  redirects: lazy(() => import('../addresses/redirects')),
  previews: lazy(() => import('../previews/preview-links')),
  builds: lazy(() => import('../publishing/builds/builds')),
  contentreport: lazy(() => import('../checks/content-report')),
  requestdemos: lazy(() => import('../leads/request-demos')),
  contactdetails: lazy(() => import('../leads/contact-details')),
  testimonials: lazy(() => import('../testimonials/testimonials')),
  createadmin: lazy(() => import('../accounts/create-admin')),
  changepassword: lazy(() => import('../accounts/change-password')),
  people: lazy(() => import('../people/people')),
  undelivered: lazy(() => import('../leads/undelivered')),
  webhooks: lazy(() => import('../webhooks/webhooks')),
};

const History = lazy(() => import('../history/history'));

const entries = [...sections.flatMap((section) => section.entries), peopleEntry, articleEntry];

/** The shell: the top bar, the side menu, and the screen that the address names. */
export default function App() {
  const held = useAuth('WebAdmin', ({ permissions }) => permissions);
  const actions = new Set(held.map(({ action }) => action));
  const open = openSections(actions);
  const mayOpen = open.flatMap((section) => section.entries);
  // Spec §4: the login leads to Add Blog.
  const first = mayOpen.find(({ path }) => path === 'addblog') ?? mayOpen[0];
  const seesSite = mayReadSite(actions);

  return (
    <PublishingProvider enabled={seesSite}>
      <InboxProvider enabled={actions.has(permissionAction('leads.read'))}>
        <Layouts.Root sideNav={first && <SideNav sections={open} />}>
          <TopBar sections={open}>{seesSite && <PublishingBanner />}</TopBar>
          <Suspense fallback={<Page.Loading />}>
            <Routes>
              <Route
                index
                element={first ? <Navigate to={first.path} replace /> : <Page.NoPermissions />}
              />
              {entries.map(({ path, permissions }) => {
                const Screen = screens[path];
                return (
                  <Route
                    key={path}
                    path={`${path}/*`}
                    element={
                      <Page.Protect permissions={permissions}>
                        <Screen />
                      </Page.Protect>
                    }
                  />
                );
              })}
              <Route
                path="blogs/:id/history"
                element={
                  <Page.Protect permissions={allOf(['blog.read'])}>
                    <History kind="blog" />
                  </Page.Protect>
                }
              />
              <Route
                path="faqs/:id/history"
                element={
                  <Page.Protect permissions={allOf(['faq.read'])}>
                    <History kind="faq" />
                  </Page.Protect>
                }
              />
              <Route path="*" element={<Page.NoData content="There is no such screen." />} />
            </Routes>
          </Suspense>
        </Layouts.Root>
      </InboxProvider>
    </PublishingProvider>
  );
}
