/**
 * @generated SignedSource<<311e00e8e9a9f99e119e29479a832e40>>
 * @relayHash 80539b29ed69caebda1c87b22c81505f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76d23996697bb281cb9d5636b6dcb3437e3b538ba3a8fa1a7c49b177f9ed6ebe

import type { ConcreteRequest } from 'relay-runtime';
export type SaveContributionFundingsInput = {
  contributionId: string;
  fundings: ReadonlyArray<FundingInput>;
  version?: number | null | undefined;
};
export type FundingInput = {
  fundName: string;
  fundNumber: string;
  id?: string | null | undefined;
};
export type useSaveContributionFundingsMutation$variables = {
  input: SaveContributionFundingsInput;
};
export type useSaveContributionFundingsMutation$data = {
  readonly saveContributionFundings: {
    readonly contribution: {
      readonly fundings: ReadonlyArray<{
        readonly fundName: string;
        readonly fundNumber: string;
        readonly id: string;
      }> | null | undefined;
      readonly id: string;
      readonly updatedAt: string;
      readonly version: number | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveContributionFundingsMutation = {
  response: useSaveContributionFundingsMutation$data;
  variables: useSaveContributionFundingsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SaveContributionPayload",
    "kind": "LinkedField",
    "name": "saveContributionFundings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Contribution",
        "kind": "LinkedField",
        "name": "contribution",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ContributionFunding",
            "kind": "LinkedField",
            "name": "fundings",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fundNumber",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fundName",
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
    "name": "useSaveContributionFundingsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveContributionFundingsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "76d23996697bb281cb9d5636b6dcb3437e3b538ba3a8fa1a7c49b177f9ed6ebe",
    "metadata": {},
    "name": "useSaveContributionFundingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ec6ee2606b056969e619be73ee7b2b1";

export default node;
