/**
 * @generated SignedSource<<1cabbb1f4686b3a560764c622edcaade>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SuggestedReviewersTab_query$data = {
  readonly degrees: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly duties: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly titles: ReadonlyArray<{
    readonly id: string;
    readonly label: string;
  }>;
  readonly " $fragmentType": "SuggestedReviewersTab_query";
};
export type SuggestedReviewersTab_query$key = {
  readonly " $data"?: SuggestedReviewersTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SuggestedReviewersTab_query">;
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
  "metadata": null,
  "name": "SuggestedReviewersTab_query",
  "selections": [
    {
      "alias": "degrees",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "DEGREE"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "dictionary(type:\"DEGREE\")"
    },
    {
      "alias": "duties",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "DUTY"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "dictionary(type:\"DUTY\")"
    },
    {
      "alias": "titles",
      "args": [
        {
          "kind": "Literal",
          "name": "type",
          "value": "PROFESSIONAL_TITLE"
        }
      ],
      "concreteType": "DictionaryEntry",
      "kind": "LinkedField",
      "name": "dictionary",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "dictionary(type:\"PROFESSIONAL_TITLE\")"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0ee44f2175aa3679ef0a1045a5cdeef7";

export default node;
