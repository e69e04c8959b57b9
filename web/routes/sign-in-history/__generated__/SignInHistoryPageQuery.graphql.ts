/**
 * @generated SignedSource<<d6f18ef4bb945fd6804f127dc96d9f1d>>
 * @relayHash ac1ff032529286dbe672e8c9364cae92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d76f348593cbed590fdc7fc05acb746ef704d640009247f449b22313f38b365

import type { ConcreteRequest } from 'relay-runtime';
export type SignInOutcome = "ABANDONED" | "DISABLED" | "EXPIRED" | "LIVE" | "PASSWORD_CHANGED" | "PENDING" | "REPLACED" | "SIGNED_OUT" | "WRONG_PASSWORD";
export type SignInHistoryPageQuery$variables = {
  page: number;
};
export type SignInHistoryPageQuery$data = {
  readonly viewer: {
    readonly id: string;
    readonly signIns: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly address: string;
          readonly at: string;
          readonly endableSessionId: string | null | undefined;
          readonly endedAt: string | null | undefined;
          readonly isCurrent: boolean;
          readonly outcome: SignInOutcome;
          readonly userAgent: string;
        } | null | undefined;
      }>;
      readonly totalCount: number;
      readonly totalCountIsCapped: boolean;
    } | null | undefined;
  } | null | undefined;
};
export type SignInHistoryPageQuery = {
  response: SignInHistoryPageQuery$data;
  variables: SignInHistoryPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "page"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
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
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          },
          {
            "kind": "Variable",
            "name": "page",
            "variableName": "page"
          }
        ],
        "concreteType": "SignInRecordConnection",
        "kind": "LinkedField",
        "name": "signIns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCountIsCapped",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "SignInRecordEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "SignInRecord",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
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
                    "name": "userAgent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outcome",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isCurrent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endableSessionId",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SignInHistoryPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignInHistoryPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4d76f348593cbed590fdc7fc05acb746ef704d640009247f449b22313f38b365",
    "metadata": {},
    "name": "SignInHistoryPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7b001c14b0806f58e2e4997265e48c87";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
