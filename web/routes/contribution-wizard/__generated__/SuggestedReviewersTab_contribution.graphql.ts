/**
 * @generated SignedSource<<6c86f6226551c3f039abd56472329d3f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewersTab_contribution$data = {
  readonly opposedReviewers: ReadonlyArray<{
    readonly collegeName: string;
    readonly company: string;
    readonly degree: {
      readonly id: string;
    } | null | undefined;
    readonly duty: {
      readonly id: string;
    } | null | undefined;
    readonly email: string;
    readonly personName: string;
    readonly professionalTitle: {
      readonly id: string;
    } | null | undefined;
    readonly reason: string;
    readonly sex: Sex | null | undefined;
  }> | null | undefined;
  readonly recommendedReviewers: ReadonlyArray<{
    readonly collegeName: string;
    readonly company: string;
    readonly degree: {
      readonly id: string;
    } | null | undefined;
    readonly duty: {
      readonly id: string;
    } | null | undefined;
    readonly email: string;
    readonly personName: string;
    readonly professionalTitle: {
      readonly id: string;
    } | null | undefined;
    readonly reason: string;
    readonly sex: Sex | null | undefined;
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

(node as any).hash = "21516c4892be8fa850d7aa559a27e1c9";

export default node;
