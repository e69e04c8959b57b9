/**
 * @generated SignedSource<<df21d471f9aeb5bf37c58607b410cb2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewersTab_query$data = {
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
  readonly " $fragmentType": "ReviewersTab_query";
};
export type ReviewersTab_query$key = {
  readonly " $data"?: ReviewersTab_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewersTab_query">;
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
  "name": "ReviewersTab_query",
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

(node as any).hash = "903369c13a5b8d86dfe6d69776faf4c9";

export default node;
