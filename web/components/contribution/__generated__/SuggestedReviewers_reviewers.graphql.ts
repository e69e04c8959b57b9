/**
 * @generated SignedSource<<8072e79fe00c79c78a2d4fa568cc6772>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewers_reviewers$data = ReadonlyArray<{
  readonly collegeName: string;
  readonly company: string;
  readonly degree: {
    readonly label: string;
  } | null | undefined;
  readonly duty: {
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
  readonly " $fragmentType": "SuggestedReviewers_reviewers";
}>;
export type SuggestedReviewers_reviewers$key = ReadonlyArray<{
  readonly " $data"?: SuggestedReviewers_reviewers$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewers_reviewers">;
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
  "name": "SuggestedReviewers_reviewers",
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
    }
  ],
  "type": "SuggestedReviewer",
  "abstractKey": null
};
})();

(node as any).hash = "10030fbdf89f8e9bbd905fd9c973a873";

export default node;
