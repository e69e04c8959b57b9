/**
 * @generated SignedSource<<4c11e7337564b9df71cb1fd869c1bdc9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfileFields_query$data = {
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
  readonly " $fragmentSpreads": FragmentRefs<"RegionPicker_query">;
  readonly " $fragmentType": "ProfileFields_query";
};
export type ProfileFields_query$key = {
  readonly " $data"?: ProfileFields_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileFields_query">;
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
  "name": "ProfileFields_query",
  "selections": [
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
    },
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegionPicker_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "1bfaa1dd003ac43257cac6f5e7f40889";

export default node;
