import { Divider } from '@strapi/design-system';
import { SubNav } from '@strapi/strapi/admin';
import type { Screen } from '../screens';

/** The shell's side menu: the screens that this admin may open. */
export function SideNav({ screens }: { screens: readonly Screen[] }) {
  return (
    <SubNav.Main aria-label="Web Admin">
      <SubNav.Header label="Web Admin" />
      <Divider />
      <SubNav.Content>
        <SubNav.Sections>
          {[
            <SubNav.Section key="reports" label="Reports">
              {screens.map(({ path, label }) => (
                <SubNav.Link key={path} to={`/plugins/web-admin/${path}`} label={label} />
              ))}
            </SubNav.Section>,
          ]}
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}
