// The units that belong to a text: those that were said of it before, else those that the server reads from it when the typing pauses.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TypedUnit, TypedUnits } from '../../../shared/forms/institution.ts';
import { MAX_SHORT_TEXT } from '../../../shared/forms/text-rules.ts';
import { oneLine } from '../../../shared/forms/tidied.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { usePress } from '../../ui/form/usePress.ts';
import type { useOfferedUnitsQuery } from './__generated__/useOfferedUnitsQuery.graphql.ts';
import { typedUnit } from './typed-units.ts';

const PAUSE_MS = 400;

const QUERY = graphql`
  query useOfferedUnitsQuery($text: String!) {
    offeredUnits(text: $text) {
      ...typedUnits_unit @relay(mask: false)
    }
  }
`;

/** The function reads a text, as long as it is one that can be saved; null: it could not be asked. */
export function useReadUnits(): (text: string) => Promise<TypedUnit[] | null> {
  const fetchNow = useFetchNow<useOfferedUnitsQuery>(QUERY);
  return async (text) => {
    if ([...text].length > MAX_SHORT_TEXT) return null;
    // The form can be saved without an answer, and so says nothing of a failure.
    const data = await fetchNow({ text }, () => undefined);
    return data?.offeredUnits?.map(typedUnit) ?? null;
  };
}

interface Options {
  /** As it stands in its input. */
  text: string;
  units: TypedUnits | null;
  /** As the server has them now; null for a new author. */
  saved: TypedUnits | null;
  onUnits: (units: TypedUnits | null) => void;
}

/** Puts the units of the present text into the form; units that stood beside a text come back with it. Answers that text. */
export function useOfferedUnits({ text, units, saved, onUnits }: Options): string {
  const read = useReadUnits();
  const typed = oneLine(text);
  const stood = useRef(new Map<string, TypedUnits>());
  const [offers, setOffers] = useState<ReadonlyMap<string, TypedUnits>>(new Map());
  const press = usePress();
  const isMissing = typed !== '' && units?.text !== typed;
  useEffect(() => {
    if (units !== null) stood.current.set(units.text, units);
  }, [units]);
  const handleText = useEffectEvent(() => {
    if (units === null ? typed === '' : units.text === typed) return;
    const own = stood.current.get(typed) ?? (saved?.text === typed ? saved : null) ?? offers.get(typed) ?? null;
    if (own !== null || units !== null) onUnits(own);
  });
  useEffect(() => handleText(), [typed, units?.text, offers]);
  const handlePause = useEffectEvent(async () => {
    const list = await read(typed);
    // Rows that come move what stands below: a press that has begun there has to end there.
    await press.current?.promise;
    if (list !== null) setOffers((before) => new Map(before).set(typed, { text: typed, list, isSaid: false }));
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => void handlePause(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, isMissing]);
  return typed;
}
