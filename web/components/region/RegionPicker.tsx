// A region of China chosen step by step: province, city, county (R3-158). Stands inside a Field that is a group.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { Select } from '../../ui/form/controls.tsx';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import type { RegionPicker_query$key } from './__generated__/RegionPicker_query.graphql.ts';
import { levelsOf } from './region-levels.ts';
import { useRegions, type RegionChoice } from './useRegions.ts';

interface RegionPickerProps {
  query: RegionPicker_query$key;
  /** Code of the deepest region chosen so far; empty for none. */
  value: string;
  /** `isDivided`: there is a level below, so that the choice is not whole yet. */
  onChange: (code: string, isDivided: boolean) => void;
}

export function RegionPicker({ query, value, onChange }: RegionPickerProps) {
  const data = useFragment(
    graphql`
      fragment RegionPicker_query on Query {
        provinces: regions {
          code
          label
          hasChildren
        }
      }
    `,
    query,
  );
  const { t } = useTranslation('profile');
  const id = useId();
  const { province, city, county } = levelsOf(value);
  const cities = useRegions(province);
  const counties = useRegions(city);
  const failed = [cities, counties].find(({ error }) => error !== null);
  const level = (name: 'province' | 'city' | 'county', choices: readonly RegionChoice[] | null, chosen: string, above: string) => (
    <Select
      // The label of the group is not its own.
      id={`${id}-${name}`}
      aria-label={t(`profile.region.${name}`)}
      placeholder={t(`profile.region.${name}`)}
      value={chosen}
      disabled={!choices?.length}
      options={(choices ?? []).map(({ code, label }) => ({ value: code, label }))}
      onChange={(event) => {
        const code = event.target.value;
        onChange(code || above, code === '' ? above !== '' : (choices?.find((choice) => choice.code === code)?.hasChildren ?? false));
      }}
    />
  );
  return (
    <chakra.div display="grid" gap="2">
      <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }} gap="2">
        {level('province', data.provinces ?? null, province, '')}
        {level('city', cities.regions, city, province)}
        {level('county', counties.regions, county, city)}
      </chakra.div>
      {failed && <RetryNotice message={errorMessage(failed.error)} onRetry={failed.retry} />}
    </chakra.div>
  );
}
