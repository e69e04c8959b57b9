// Taking findings of a file into the unsaved texts, and taking that back.
import { typedOver } from '../../../drafts/texts.ts';
import { offersOf, takeAll, type Before, type Offer, type Texts } from './offers.ts';
import type { FrontPage } from './useFrontPage.ts';
import type { Taken } from './useTaken.ts';
import { useWizard } from '../wizard-context.ts';

/** `onChange`: unsaved texts have changed, so that the forms must read them again. */
export function useTake(page: FrontPage | null, taken: Taken, onChange: () => void) {
  const { draft, texts } = useWizard();
  const offers = page ? offersOf(page, texts) : [];
  function change(step: (current: Texts) => Texts) {
    // Changes of a moment ago count.
    const { title, summary, funding } = step(typedOver(texts, draft.current()));
    if (title) draft.put('title', title);
    if (summary) draft.put('summary', summary);
    if (funding) draft.put('funding', funding);
    onChange();
  }
  function take(chosen: readonly Offer[]) {
    change((current) => takeAll(chosen, current));
    taken.note(chosen);
  }
  const undo = (offer: Offer, before: Before) => change((current) => offer.undo(current, before));
  /** The last taken first: a fund that was added below another goes before it. */
  const undoAll = () =>
    change((current) =>
      offers.toReversed().reduce<Texts>((changed, offer) => {
        const before = taken.beforeOf(offer);
        return before === undefined ? changed : { ...changed, ...offer.undo({ ...current, ...changed }, before) };
      }, {}),
    );
  return { offers, takenOffers: offers.filter((offer) => taken.beforeOf(offer) !== undefined), take, undo, undoAll };
}
