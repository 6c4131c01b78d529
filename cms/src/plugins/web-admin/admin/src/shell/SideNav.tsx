import { Divider } from '@strapi/design-system';
import { SubNav } from '@strapi/strapi/admin';
import { screenAddress, type Section } from './menu';

/** The shell's side menu: the screens that this admin may open. */
export function SideNav({ sections }: { sections: readonly Section[] }) {
  return (
    <SubNav.Main aria-label="Web Admin">
      <SubNav.Header label="Web Admin" />
      <Divider />
      <SubNav.Content>
        <SubNav.Sections>
          {sections.map(({ label, entries }) => (
            <SubNav.Section key={label} label={label}>
              {entries.map((entry) => (
                <SubNav.Link key={entry.path} to={screenAddress(entry.path)} label={entry.label} />
              ))}
            </SubNav.Section>
          ))}
        </SubNav.Sections>
      </SubNav.Content>
    </SubNav.Main>
  );
}
