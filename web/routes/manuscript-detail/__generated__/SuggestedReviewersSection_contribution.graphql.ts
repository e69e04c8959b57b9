/**
 * @generated SignedSource<<f04f643f7ab3e4f127112fa02af08190>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewersSection_contribution$data = {
  readonly opposedReviewers: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewers_reviewers">;
  }> | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewers_reviewers">;
  }> | null | undefined;
  readonly " $fragmentType": "SuggestedReviewersSection_contribution";
};
export type SuggestedReviewersSection_contribution$key = {
  readonly " $data"?: SuggestedReviewersSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewersSection_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
  "name": "SuggestedReviewersSection_contribution",
  "selections": [
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

(node as any).hash = "48483fb4cfb50ea0cd22c15c52ba9393";

export default node;
