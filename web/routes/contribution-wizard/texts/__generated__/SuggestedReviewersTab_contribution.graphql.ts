/**
 * @generated SignedSource<<3220aa775e30c0625d756fb718f784e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewersTab_contribution$data = {
  readonly opposedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"suggestedReviewerValues_reviewer">;
  }> | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"suggestedReviewerValues_reviewer">;
  }> | null | undefined;
  readonly " $fragmentType": "SuggestedReviewersTab_contribution";
};
export type SuggestedReviewersTab_contribution$key = {
  readonly " $data"?: SuggestedReviewersTab_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewersTab_contribution">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  }
],
v1 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "suggestedReviewerValues_reviewer",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "personName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sex",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "company",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "collegeName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DictionaryEntry",
        "kind": "LinkedField",
        "name": "degree",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DictionaryEntry",
        "kind": "LinkedField",
        "name": "duty",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DictionaryEntry",
        "kind": "LinkedField",
        "name": "professionalTitle",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SuggestedReviewersTab_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "recommendedReviewers",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SuggestedReviewer",
      "kind": "LinkedField",
      "name": "opposedReviewers",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "dfdc533c435ca9ba78910643b7473934";

export default node;
