// Pages that belong together, as a row of tabs that are links.
import { chakra } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';

const StyledLink = chakra(NavLink);

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly { to: string; label: string; count?: number }[] }) {
  return (
    <chakra.nav aria-label={label} mb="4" borderBottomWidth="1px" display="flex" gap="1" overflowX="auto" data-no-print>
      {tabs.map((tab) => (
        <StyledLink
          key={tab.to}
          to={tab.to}
          // The address of one page may begin with that of another.
          end
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          px="3"
          minH="10"
          mb="-1px"
          whiteSpace="nowrap"
          color="fg"
          textDecoration="none"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'accent.fg' }}
          _currentPage={{ color: 'accent.fg', fontWeight: 'semibold', borderColor: 'accent.fg' }}
        >
          {tab.label}
          {tab.count !== undefined && (
            <chakra.span fontSize="sm" color="fg.muted">
              {tab.count}
            </chakra.span>
          )}
        </StyledLink>
      ))}
    </chakra.nav>
  );
}
