/**
 * @generated SignedSource<<b286cef0114c243eacdb3ac56bcdd2b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewersSection_reviewers$data = ReadonlyArray<{
  readonly collegeName: string;
  readonly company: string;
  readonly degree: {
    readonly label: string;
  } | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly personName: string;
  readonly professionalTitle: {
    readonly label: string;
  } | null | undefined;
  readonly reason: string;
  readonly sex: Sex | null | undefined;
  readonly " $fragmentType": "SuggestedReviewersSection_reviewers";
}>;
export type SuggestedReviewersSection_reviewers$key = ReadonlyArray<{
  readonly " $data"?: SuggestedReviewersSection_reviewers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewersSection_reviewers">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SuggestedReviewersSection_reviewers",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "type": "SuggestedReviewer",
  "abstractKey": null
};
})();

(node as any).hash = "903dda73a1008c54f56fc4066a8ecdf5";

export default node;
