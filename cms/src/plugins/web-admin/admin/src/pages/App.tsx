import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SideNav } from '../components/SideNav';
import { screens } from '../screens';

/** The shell: the side menu, and beside it the screen that the address names. */
export default function App() {
  const held = useAuth('WebAdmin', ({ permissions }) => permissions);
  const open = screens.filter(({ permission }) =>
    held.some(({ action }) => action === permission.action),
  );
  const [first] = open;

  return (
    <Layouts.Root sideNav={first && <SideNav screens={open} />}>
      <Suspense fallback={<Page.Loading />}>
        <Routes>
          <Route
            index
            element={first ? <Navigate to={first.path} replace /> : <Page.NoPermissions />}
          />
          {screens.map(({ path, permission, Component }) => (
            <Route
              key={path}
              path={path}
              element={
                <Page.Protect permissions={[permission]}>
                  <Component />
                </Page.Protect>
              }
            />
          ))}
          <Route path="*" element={<Page.NoData content="There is no such screen." />} />
        </Routes>
      </Suspense>
    </Layouts.Root>
  );
}
