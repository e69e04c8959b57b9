// Entries of the palette for the typed words: acts of the page, screens of the menu, other roles, and manuscripts. These come last, so late
// results push nothing away. Before a word is typed, the manuscripts opened last stand in their place, after the acts.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import type { usePaletteGroups_viewer$key } from './__generated__/usePaletteGroups_viewer.graphql.ts';
import { fold } from '../../../shared/fold.ts';
import { menuLinks } from '../lists/landing.ts';
import { openedLately } from './opened-lately.ts';
import { pageActs } from './page-acts.ts';
import { usePaletteManuscripts } from './usePaletteManuscripts.ts';

export interface Place {
  key: string;
  label: string;
  note?: string;
  go: () => void;
}

export interface Group {
  name: 'acts' | 'lately' | 'screens' | 'roles' | 'manuscripts';
  places: readonly Place[];
}

export function usePaletteGroups(viewerKey: usePaletteGroups_viewer$key, words: string, onSwitchRole: (roleId: string) => void) {
  const {
    id: viewerId,
    currentRole,
    roles,
    navigation,
  } = useFragment(
    graphql`
      fragment usePaletteGroups_viewer on Viewer {
        id
        currentRole {
          id
          kind
          number
        }
        roles {
          id
          name
        }
        navigation {
          name
          items {
            name
            url
          }
        }
      }
    `,
    viewerKey,
  );
  const navigate = useNavigate();
  const { t } = useTranslation('shell');
  const [acts] = useState(pageActs);
  const { pathname, search } = useLocation();
  const { manuscripts, isSearching, error } = usePaletteManuscripts(currentRole.kind, words);
  const wanted = fold(words);
  const has = (label: string) => fold(label).includes(wanted);
  const to = (address: string) => () => void navigate(address);
  const lately = words === '' ? openedLately(viewerId, currentRole.kind, pathname + search) : [];
  const all: Group[] = [
    {
      name: 'acts',
      places: acts.map(({ label, press }, at) => ({ key: `act ${at}`, label, go: press })).filter(({ label }) => has(label)),
    },
    {
      name: 'lately',
      places: lately.map(({ title, number, to: address }) => ({ key: `lately ${address}`, label: title, note: number, go: to(address) })),
    },
    {
      name: 'screens',
      places: navigation
        .flatMap(({ name: group, items }) =>
          items.flatMap((item) => menuLinks(item, currentRole.number, t('shell.nav.today')).map((link) => ({ ...link, group }))),
        )
        .filter(({ name, group }) => has(name) || (words !== '' && has(group)))
        .map(({ name, to: address, group }) => ({ key: `screen ${address}`, label: name, note: group, go: to(address) })),
    },
    {
      name: 'roles',
      places: roles
        .filter(({ id, name }) => id !== currentRole.id && has(name))
        .map(({ id, name }) => ({ key: `role ${id}`, label: name, go: () => onSwitchRole(id) })),
    },
    {
      name: 'manuscripts',
      places: manuscripts.map(({ title, number, to: address }) => ({ key: address, label: title, note: number, go: to(address) })),
    },
  ];
  return { groups: all.filter(({ places }) => places.length > 0), isSearching, error };
}
