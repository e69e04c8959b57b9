// The two-level menu to choose a periodical or conference: subjects, and the journals of each (S3 §2.4). The choice stands in the address.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { fold } from '../../../shared/fold.ts';
import { Input } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { fromWidth } from '../../ui/overlay/Sheet.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import { STAYS_HERE } from '../shell/stays-here.ts';
import type { ColloquiumMenu_viewer$key } from './__generated__/ColloquiumMenu_viewer.graphql.ts';

const StyledLink = chakra(Link);

/** From this width on it stands beside the managed colloquium, else above it. */
export const BESIDE_REM = 54;

/** Fewer are seen at a glance: all subjects are open. */
const MANY = 12;

export function ColloquiumMenu({ viewer, label }: { viewer: ColloquiumMenu_viewer$key; label: string }) {
  const { colloquiumTree } = useFragment(
    graphql`
      fragment ColloquiumMenu_viewer on Viewer @argumentDefinitions(kind: { type: "ColloquiumKind!" }) {
        colloquiumTree(kind: $kind) {
          subject {
            id
            label
          }
          colloquiums {
            id
            name
            number
          }
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('manage');
  const [params] = useUrlParams();
  const [sought, setSought] = useState('');
  const chosen = params.get('id');
  const branches = colloquiumTree ?? [];
  const isLong = branches.flatMap(({ colloquiums }) => colloquiums).length > MANY;
  const wanted = fold(sought.trim());
  const found = branches.flatMap(({ subject, colloquiums }) => {
    const matching = colloquiums.filter(({ name, number }) => fold(`${name} ${number}`).includes(wanted));
    return matching.length === 0 ? [] : [{ subject, colloquiums: matching }];
  });
  function linkTo(id: string): string {
    const search = new URLSearchParams(params);
    search.set('id', id);
    search.delete('name');
    return `?${search}`;
  }
  return (
    <chakra.nav aria-label={label} bg="bg.panel" borderWidth="1px" borderRadius="md" p="3" minW="0">
      {isLong && (
        <Field label={t('manage.menu.search')} mb="3">
          <Input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
        </Field>
      )}
      {found.length === 0 && (
        <chakra.p color="fg.muted" fontSize="sm" role="status">
          {t(branches.length === 0 ? 'manage.menu.none' : 'manage.menu.noMatch')}
        </chakra.p>
      )}
      <chakra.div display="grid" gap="1" overflowY="auto" maxH="13rem" css={{ [fromWidth(BESIDE_REM)]: { maxHeight: '60dvh' } }}>
        {found.map(({ subject, colloquiums }) => (
          <chakra.details
            key={`${subject.id}:${wanted === ''}`}
            open={!isLong || wanted !== '' || colloquiums.some(({ id }) => id === chosen)}
          >
            <chakra.summary cursor="pointer" py="1.5" px="1" fontSize="sm" fontWeight="medium" color="fg.muted">
              {subject.label}
            </chakra.summary>
            <chakra.ul listStyleType="none" aria-label={subject.label}>
              {colloquiums.map(({ id, name }) => (
                <li key={id}>
                  <StyledLink
                    to={linkTo(id)}
                    state={STAYS_HERE}
                    aria-current={id === chosen ? 'true' : undefined}
                    display="block"
                    px="3"
                    py="1.5"
                    borderRadius="md"
                    lineHeight="tight"
                    color="fg"
                    textDecoration="none"
                    overflowWrap="anywhere"
                    _hover={{ bg: 'bg.subtle' }}
                    css={{ '&[aria-current=true]': { bg: 'accent.tint', color: 'accent.fg', fontWeight: 'medium' } }}
                  >
                    {name}
                  </StyledLink>
                </li>
              ))}
            </chakra.ul>
          </chakra.details>
        ))}
      </chakra.div>
    </chakra.nav>
  );
}
