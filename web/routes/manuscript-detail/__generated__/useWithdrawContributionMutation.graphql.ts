/**
 * @generated SignedSource<<5e09c599e51f2947c872947f39df0db1>>
 * @relayHash 9565456eb26a24e9e63405903e99537e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44553e4bde1571f186e3a1fff86a520962e4ffea06899c81067bbf6bb91bb375

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WithdrawContributionInput = {
  contributionId: string;
  reason?: string | null | undefined;
};
export type useWithdrawContributionMutation$variables = {
  input: WithdrawContributionInput;
};
export type useWithdrawContributionMutation$data = {
  readonly withdrawContribution: {
    readonly contribution: {
      readonly id: string;
      readonly stage: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"ManuscriptStatus_contribution">;
    } | null | undefined;
  } | null | undefined;
};
export type useWithdrawContributionMutation = {
  response: useWithdrawContributionMutation$data;
  variables: useWithdrawContributionMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stage",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useWithdrawContributionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WithdrawContributionPayload",
        "kind": "LinkedField",
        "name": "withdrawContribution",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ManuscriptStatus_contribution"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWithdrawContributionMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "WithdrawContributionPayload",
        "kind": "LinkedField",
        "name": "withdrawContribution",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "authorStatus",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "withdrawnAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44553e4bde1571f186e3a1fff86a520962e4ffea06899c81067bbf6bb91bb375",
    "metadata": {},
    "name": "useWithdrawContributionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5b13e86ef80c6b24e9ea7f2d5e5a32ed";

export default node;
