/**
 * @generated SignedSource<<23005afd01a0a751ea3ef3242e7132b2>>
 * @relayHash e2e7de2143844fb9c6bb7cafbf764715
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a127c099c3913033b7c613d4d5567d13ee5a4e6a4cbd2673de6e0496c990aa2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PublisherTextsPageQuery$variables = Record<PropertyKey, never>;
export type PublisherTextsPageQuery$data = {
  readonly publisherTexts: ReadonlyArray<{
    readonly id: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"TextForm_text">;
  }> | null | undefined;
  readonly videoGuides: ReadonlyArray<{
    readonly id: string;
    readonly version: number;
    readonly " $fragmentSpreads": FragmentRefs<"VideoGuideForm_guide">;
  }> | null | undefined;
};
export type PublisherTextsPageQuery = {
  response: PublisherTextsPageQuery$data;
  variables: PublisherTextsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleZh",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleEn",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PublisherTextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublisherText",
        "kind": "LinkedField",
        "name": "publisherTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextForm_text"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VideoGuide",
        "kind": "LinkedField",
        "name": "videoGuides",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoGuideForm_guide"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PublisherTextsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PublisherText",
        "kind": "LinkedField",
        "name": "publisherTexts",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bodyEn",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "VideoGuide",
        "kind": "LinkedField",
        "name": "videoGuides",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "audience",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlZh",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "urlEn",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5a127c099c3913033b7c613d4d5567d13ee5a4e6a4cbd2673de6e0496c990aa2",
    "metadata": {},
    "name": "PublisherTextsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "05d9fbbf443d15194c8a8654d4a8df0e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
