/**
 * @generated SignedSource<<501e05a04ca9d88cb17a2188acd5ee06>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Sex = "FEMALE" | "MALE";
import type { FragmentRefs } from "relay-runtime";
export type AuthorsSection_contribution$data = {
  readonly authors: ReadonlyArray<{
    readonly address: string | null | undefined;
    readonly company: string | null | undefined;
    readonly degree: {
      readonly label: string;
    } | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly isCorresponding: boolean;
    readonly isFirstAuthor: boolean;
    readonly personName: string;
    readonly position: number;
    readonly professionalTitle: {
      readonly label: string;
    } | null | undefined;
    readonly sex: Sex | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "AuthorsSection_contribution";
};
export type AuthorsSection_contribution$key = {
  readonly " $data"?: AuthorsSection_contribution$data;
  readonly " $fragmentSpreads": FragmentRefs<"AuthorsSection_contribution">;
};

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
  "metadata": null,
  "name": "AuthorsSection_contribution",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContributionAuthor",
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
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
          "name": "position",
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
          "name": "address",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isFirstAuthor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCorresponding",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Contribution",
  "abstractKey": null
};
})();

(node as any).hash = "987d1ab654075ca9d09afc7924c04d47";

export default node;
