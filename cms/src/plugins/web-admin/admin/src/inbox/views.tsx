import { Menu, VisuallyHidden } from '@strapi/design-system';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { inboxViews, type InboxView } from '../../../api';
import { listAddress, viewOf, withView } from './address';
import { useInbox } from './summary/summary-context';
import { countText, leadsText, viewNames } from './texts';

const Strip = styled.ul`
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral200};
  display: none;
  flex-wrap: wrap;

  ${({ theme }) => theme.breakpoints.medium} {
    display: flex;
  }
`;

const View = styled(Link)`
  border-bottom: 3px solid transparent;
  color: ${({ theme }) => theme.colors.neutral700};
  display: block;
  font-size: 1.3rem;
  line-height: 1.6rem;
  padding: 0.8rem 0.9rem 0.7rem;
  text-decoration: none;

  &:hover {
    color: ${({ theme }) => theme.colors.neutral900};
  }
  &[aria-current] {
    border-bottom-color: ${({ theme }) => theme.colors.primary600};
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
  font-weight: 400;
  margin-inline-start: 0.5rem;

  &[data-late] {
    color: ${({ theme }) => theme.colors.danger700};
    font-weight: 600;
  }
`;

const OnPhone = styled.div`
  ${({ theme }) => theme.breakpoints.medium} {
    display: none;
  }
`;

/** The number of leads in a view, once it is known. */
function ViewCount({ view }: { view: InboxView }) {
  const { reading } = useInbox();
  if (reading.kind !== 'known') return null;
  const count = reading.summary.counts[view];
  return (
    <>
      <Count aria-hidden {...(view === 'late' && count > 0 ? { 'data-late': '' } : {})}>
        {countText(count)}
      </Count>
      <VisuallyHidden>{`, ${leadsText(count)}`}</VisuallyHidden>
    </>
  );
}

/** The views of the inbox with their counts; on a phone as a dropdown. Search and filters stay when the view changes. */
export function Views() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const current = viewOf(address);
  return (
    <nav aria-label="Views">
      <Strip>
        {inboxViews.map((view) => (
          <li key={view}>
            <View
              to={listAddress(withView(address, view))}
              aria-current={view === current ? 'page' : undefined}
            >
              {viewNames[view]}
              <ViewCount view={view} />
            </View>
          </li>
        ))}
      </Strip>
      <OnPhone>
        <Menu.Root modal={false}>
          <Menu.Trigger variant="tertiary">
            {viewNames[current]}
            <ViewCount view={current} />
          </Menu.Trigger>
          <Menu.Content maxHeight="80dvh" zIndex="popover">
            {inboxViews.map((view) => (
              <Menu.Item
                key={view}
                onSelect={() => {
                  navigate(listAddress(withView(address, view)));
                }}
              >
                {viewNames[view]}
                <ViewCount view={view} />
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Root>
      </OnPhone>
    </nav>
  );
}
