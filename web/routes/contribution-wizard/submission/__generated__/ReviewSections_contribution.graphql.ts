/**
 * @generated SignedSource<<70d6189812652ec088de5710797de002>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSections_contribution$data = {
  readonly explanation: string | null | undefined;
  readonly fundings: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"FundingList_fundings">;
  }> | null | undefined;
  readonly opposedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewers_reviewers">;
  }> | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewers_reviewers">;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewSections_contribution";
};
export type ReviewSections_contribution$key = {
  readonly " $data"?: ReviewSections_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSections_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "SuggestedReviewers_reviewers"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSections_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "explanation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionFunding",
      "kind": "LinkedField",
      "name": "fundings",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FundingList_fundings"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "recommendedReviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "opposedReviewers",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "c4e4cfd319f3e5907248ee6abcafb314";

export default node;
